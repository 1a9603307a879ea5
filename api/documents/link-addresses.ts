const maxAddresses = 20

/** Link targets that are not readable in the text ("LinkedIn" instead of linkedin.com/in/name). @param addresses only http(s) and mailto are kept */
export function addressesNotIn(text: string, addresses: string[]): string[] {
  const readable = bare(text)
  return addresses
    .filter((address) => /^(?:https?:\/\/|mailto:)/i.test(address))
    .filter((address) => !readable.includes(bare(address.split('?')[0]!)))
    .slice(0, maxAddresses)
}

/** Without parts users omit from addresses, and without spaces and hyphens from line breaks. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/mailto:|https?:\/\/|www\./g, '')
    .replace(/\/$/, '')
}
