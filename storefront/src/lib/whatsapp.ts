/** Opens WhatsApp with this to send; to whom is chosen there. */
export const whatsAppWith = (text: string): string => `https://wa.me/?${new URLSearchParams({ text })}`;
