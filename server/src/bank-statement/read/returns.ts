/** Words with which banks say that a payment comes back, where their format has no field for it. */
const words =
  /退汇|退票|冲正|\bRETURNED\b|\bREVERSAL\b|\bREVERSED\b|\bREJECTED PAYMENT\b|مرتجع|مرتجعة|حوالة معادة|عكس قيد/i;

/** True where a text says that the payment was sent back. */
export function saysReturned(text: string): boolean {
  return words.test(text);
}
