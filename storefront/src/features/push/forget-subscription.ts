/** Whoever signs out is told nothing more on this device: the shop forgets it with the session, and this its browser. */
export async function forgetSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
