import type { User } from "@contract/auth";
import { Suspense } from "react";
import { lazyPart } from "@/lib/lazy-part";
import { Contact } from "./contact/contact";
import { Devices } from "./devices";
import { OwnData } from "./own-data";
import { PasswordForm } from "./password-form";
import { PreferencesForm } from "./preferences-form";
import { ProfileForm } from "./profile-form";

const PushSetting = lazyPart(["push"], () => import("@/features/push/push-setting"));
const Passkeys = lazyPart(["passkeys"], () => import("@/features/passkeys/passkeys"));

/** Name, contact details, password, passkeys, message preferences, notifications, devices and data of the account. */
export default function OwnDetails({ user, onSaved }: { user: User; onSaved: (saved: User) => void }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <ProfileForm user={user} onSaved={onSaved} />
      <Contact user={user} onSaved={onSaved} />
      <PasswordForm user={user} />
      <Suspense fallback={<span className="skeleton h-40" aria-hidden="true" />}>
        <Passkeys user={user} />
      </Suspense>
      <PreferencesForm />
      <Suspense>
        <PushSetting />
      </Suspense>
      <Devices />
      <OwnData user={user} />
    </div>
  );
}
