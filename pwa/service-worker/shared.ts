/** In memory only, because a job ad is private. */
let shared: { text: string; file: File | null } | null = null

/** Handles the share sheet's POST to /shared (manifest: `share_target`). The text goes neither to the server nor into a URL. */
export async function receiveShare({ request }: { request: Request }): Promise<Response> {
  const form = await request.formData()
  const texts = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string' && value !== '')
  const file = form.get('resume')
  shared = { text: texts.join('\n'), file: file instanceof File && file.size > 0 ? file : null }
  return Response.redirect('/analysis?shared', 303)
}

/** Hands it over once. */
export function giveShared(event: ExtendableMessageEvent) {
  if (event.data?.type !== 'GIVE_SHARED') return
  event.ports[0]?.postMessage(shared)
  shared = null
}
