/** Latin words that occur in Hindi and Marathi sentences too: names, units of the trade, forms to copy. */
const common =
  /\b(?:SKU|sku|HSN|MRP|GST|GSTIN|27[A-Z0-9]{13}|CN|UPI|ID|IFSC|SBIN\d+|CSV|UTF-\d+|PNG|JPEG|WebP|AVIF|Razorpay|Idempotency-Key|react-admin|https|YYYY-MM(?:-DD)?|name@bank|X{1,3}L)\b|\{code\}/g;

/** The first word of a Hindi or Marathi sentence that is English, or the sentence if it has no Devanagari at all. */
export function englishIn(sentence: string): string | undefined {
  if (!/[\u0900-\u097f]/.test(sentence)) return sentence;
  return /[A-Za-z]{2,}/.exec(sentence.replace(common, ""))?.[0];
}
