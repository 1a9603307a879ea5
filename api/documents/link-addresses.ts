/** How many addresses are passed on at most. */
const maxAddresses = 20

/**
 * The addresses that stand behind a link but cannot be read in the text ("LinkedIn" instead of linkedin.com/in/name).
 * @param addresses http(s) and mailto; others are left out
 */
export function addressesNotIn(text: string, addresses: string[]): string[] {
  const readable = bare(text)
  return addresses
    .filter((address) => /^(?:https?:\/\/|mailto:)/i.test(address))
    .filter((address) => !readable.includes(bare(address.split('?')[0]!)))
    .slice(0, maxAddresses)
}

/** Without what people leave out when they write an address, and without spaces and hyphens of line ends. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/mailto:|https?:\/\/|www\./g, '')
    .replace(/\/$/, '')
}
