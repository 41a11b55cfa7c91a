import { AccountField } from "../../account/field";

export type Proof = { password: string; code: string };

type Props = {
  proof: Proof;
  onChange: (proof: Proof) => void;
  needsCode: boolean;
  errors: Record<string, string>;
};

/** What is sent of a proof: a code only where there is one. */
export const sentProof = ({ password, code }: Proof) => ({
  password,
  ...(code.trim() && { code: code.trim() }),
});

/** One's own password and, with a second step, a code: an open session alone does not change who works here. */
export function ProofFields({ proof, onChange, needsCode, errors }: Props) {
  return (
    <>
      <AccountField
        label="staff.ownPassword"
        type="password"
        autoComplete="current-password"
        value={proof.password}
        onChange={(password) => onChange({ ...proof, password })}
        error={errors.password}
      />
      {needsCode && (
        <AccountField
          label="staff.ownCode"
          autoComplete="one-time-code"
          value={proof.code}
          onChange={(code) => onChange({ ...proof, code })}
          error={errors.code}
        />
      )}
    </>
  );
}
