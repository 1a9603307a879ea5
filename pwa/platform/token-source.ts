type TokenSource = () => Promise<string | null>

let source: TokenSource = async () => null

export function setTokenSource(next: TokenSource) {
  source = next
}

/** Null when signed out. Separate from the API client, which the landing page does not load. */
export const freshToken: TokenSource = () => source()
