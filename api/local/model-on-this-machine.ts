import * as z from 'zod'

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

const patienceMs = 500

/** The response of all three to GET /v1/models. */
const ModelList = z.object({ object: z.literal('list'), data: z.array(z.object({ id: z.string(), object: z.literal('model') })) })

// Suggests a setting that connects a model already running on this machine. It is never connected automatically: the user decides where a resume
// goes.
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
    return null
  }
}

/** Excludes embedding models, which say so in their names, and names unsafe to print. */
const canWrite = (id: string) => !/embed/i.test(id) && /^[^\p{C}]{1,200}$/u.test(id)

const inShell = (word: string) => (/^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
