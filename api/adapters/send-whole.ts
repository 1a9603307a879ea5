/**
 * `fetch` that sends a form as bytes. Node's own reads a form's files while it sends them, in a promise that nobody waits for: a connection
 * that is refused or ended meanwhile rejects it, and that ends the process (github.com/nodejs/undici/issues/5835).
 */
export const sendWhole: typeof fetch = async (address, init) => {
  if (!(init?.body instanceof FormData)) return fetch(address, init)
  // Where the server runs, this is Hono's Response, which has no `bytes`.
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', form.headers.get('Content-Type')!)
  return fetch(address, { ...init, headers, body: await form.arrayBuffer() })
}
