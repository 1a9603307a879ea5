/** What another app shared with ours, until the page asks for it. In memory only, because a job ad is private. */
let shared: { text: string; file: File | null } | null = null

/**
 * Receives what the system's share sheet posts to /shared (manifest: `share_target`) and opens the resume analysis. The text is sent to no
 * server and put into no address.
 */
export async function receiveShare({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData()
  const texts = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string' && value !== '')
  const file = form.get('resume')
  shared = { text: texts.join('\n'), file: file instanceof File && file.size > 0 ? file : null }
  return Response.redirect('/analysis?shared', 303)
}

/** Hands it once to the page that asks. */
export function giveShared(event: ExtendableMessageEvent) {
  if (event.data?.type !== 'GIVE_SHARED') return
  event.ports[0]?.postMessage(shared)
  shared = null
}
