// `fetch` that sends a form as bytes. Node's own reads the form's files in an unhandled promise, so a refused connection ends the process
// (https://github.com/nodejs/undici/issues/5835).
export const sendWhole: typeof fetch = async (address, init) => {
  if (!(init?.body instanceof FormData)) return fetch(address, init)
  // On the server this is Hono's Response, which has no `bytes`.
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', form.headers.get('Content-Type')!)
  return fetch(address, { ...init, headers, body: await form.arrayBuffer() })
}
