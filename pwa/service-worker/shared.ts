/** What another app shared into ours, until the page asks for it. Memory only: a job ad is nobody's business but the person's. */
let shared: { text: string; file: File | null } | null = null

/**
 * Takes what the system's share sheet posts to /shared (manifest: `share_target`) and opens the resume analysis. The text goes to no server
 * and into no address.
 */
export async function takeShare({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData()
  const said = ['title', 'text', 'url'].map((name) => form.get(name)).filter((value) => typeof value === 'string' && value !== '')
  const file = form.get('resume')
  shared = { text: said.join('\n'), file: file instanceof File && file.size > 0 ? file : null }
  return Response.redirect('/analysis?shared', 303)
}

/** Hands it to the page that asks, once. */
export function giveShared(event: ExtendableMessageEvent) {
  if (event.data?.type !== 'GIVE_SHARED') return
  event.ports[0]?.postMessage(shared)
  shared = null
}
