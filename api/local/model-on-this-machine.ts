import * as z from 'zod'

/** A program that serves a model on this machine, at the port it usually takes. */
interface ModelPlace {
  name: string
  port: number
}

export const usualServers: readonly ModelPlace[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  // Other servers use that port and protocol too.
  { name: 'A model server like llama.cpp', port: 8_080 },
]

/** A program on this machine answers in a few; the start does not wait longer for one that does not. */
const patienceMs = 500

/** What all three answer to GET /v1/models. Any other program at the port answers something else. */
const ModelList = z.object({ object: z.literal('list'), data: z.array(z.object({ id: z.string(), object: z.literal('model') })) })

/**
 * One line that names a model which runs on this machine already, and the setting that connects it. It is only named: a person's resume
 * goes to no program that the person has not chosen.
 * @param ownPort where Greenroom itself listens
 * @returns null where none answers
 */
export async function modelOnThisMachine(ownPort: number, servers = usualServers): Promise<string | null> {
  const found = await Promise.all(servers.filter(({ port }) => port !== ownPort).map(offerOf))
  return found.find((offer) => offer !== null) ?? null
}

async function offerOf({ name, port }: ModelPlace): Promise<string | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const model = await firstModelAt(baseUrl)
  if (model === null) return null
  return `${name} is running here with ${model}. To let it write: OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${inShell(model)} npm start`
}

async function firstModelAt(baseUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    const list = ModelList.safeParse(await response.json())
    return (response.ok && list.success && list.data.data.map(({ id }) => id).find(canWrite)) || null
  } catch {
    // No server, or another one.
    return null
  }
}

/** Models for embeddings are in the same list and say so in their names. What no terminal should print is no name. */
const canWrite = (id: string) => !/embed/i.test(id) && /^[^\p{C}]{1,200}$/u.test(id)

/** Names may contain characters that mean something to a shell. */
const inShell = (word: string) => (/^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
