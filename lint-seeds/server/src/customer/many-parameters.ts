export function price(net: string, tax: string, rate: string, currency: string, date: string): string {
  return [net, tax, rate, currency, date].join(" ");
}
