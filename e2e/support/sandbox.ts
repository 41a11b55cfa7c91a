const port = process.env.E2E_SANDBOX_PORT ?? process.env.SANDBOX_PORT ?? "8090";

/** Calls the sandbox, which stands in for the external services. */
export async function askSandbox(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
  return answer.json();
}

/** Does at the bank what a shopper does in the payment window, without the window. */
export const payAtBank = (razorpayOrderId: string, outcome: "captured" | "failed" | "authorized") =>
  askSandbox(`/pay/${razorpayOrderId}`, { outcome });
