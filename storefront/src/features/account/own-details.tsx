import type { User } from "@contract/auth";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";

/** One's name, phone and password. */
export default function OwnDetails({ user, onSaved }: { user: User; onSaved: (saved: User) => void }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <ProfileForm user={user} onSaved={onSaved} />
      <PasswordForm user={user} />
    </div>
  );
}
