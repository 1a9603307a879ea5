type TokenSource = () => Promise<string | null>

let source: TokenSource = async () => null

/** Sets where bearer tokens come from. The session calls it once, when the sign-in adapter is open. */
export function setTokenSource(next: TokenSource) {
  source = next
}

/** A bearer token, or null when nobody is signed in. Apart from the client that sends it, which the landing page does not load. */
export const freshToken: TokenSource = () => source()
