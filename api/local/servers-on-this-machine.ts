import * as z from 'zod'

interface Place {
  name: string
  port: number
}

export const usualModelServers: readonly Place[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  // Other servers use that port and protocol too.
  { name: 'A model server like llama.cpp', port: 8_080 },
]

export const usualSpeechServers: readonly Place[] = [
  { name: 'A speech server like speaches', port: 8_000 },
  { name: 'A speech server like LocalAI or whisper.cpp', port: 8_080 },
]

const patienceMs = 500

const ModelList = z.object({ object: z.literal('list'), data: z.array(z.object({ id: z.string(), object: z.literal('model') })) })

// Suggest a setting that connects a server already running on this machine. None is connected automatically: the user decides where a resume and a
// voice go.

export const modelOnThisMachine = (ownPort: number, places = usualModelServers) =>
  firstOffer(ownPort, places, async ({ name, port }) => {
    const baseUrl = `http://127.0.0.1:${port}/v1`
    const model = (await modelsAt(baseUrl)).find(canWrite)
    if (!model) return null
    return `${name} is running here with ${model}. To let it write: OPENAI_BASE_URL=${baseUrl} OPENAI_MODEL=${inShell(model)} npm start`
  })

export const speechOnThisMachine = (ownPort: number, places = usualSpeechServers) =>
  firstOffer(ownPort, places, async ({ name, port }) => {
    const server = `http://127.0.0.1:${port}`
    if (await takesRecordings(`${server}/v1/audio/transcriptions`)) {
      const model = (await modelsAt(`${server}/v1`)).find((id) => canListen.test(id))
      const setting = `TRANSCRIPTION_BASE_URL=${server}/v1${model ? ` TRANSCRIPTION_MODEL=${inShell(model)}` : ''}`
      return `${name} is running here. To let it listen: ${setting} npm start`
    }
    if (!(await takesRecordings(`${server}/inference`))) return null
    const option = '--inference-path /v1/audio/transcriptions --convert'
    return `whisper.cpp is running here. To let it listen, start it with ${option}, then: TRANSCRIPTION_BASE_URL=${server}/v1 npm start`
  })

async function firstOffer(ownPort: number, places: readonly Place[], offerOf: (place: Place) => Promise<string | null>) {
  const offers = await Promise.all(places.filter(({ port }) => port !== ownPort).map(offerOf))
  return offers.find((offer) => offer !== null) ?? null
}

async function modelsAt(baseUrl: string): Promise<string[]> {
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' })
    const list = ModelList.safeParse(await response.json())
    return response.ok && list.success ? list.data.data.map(({ id }) => id).filter(isPrintable) : []
  } catch {
    return []
  }
}

/** Whether a form without a recording is refused for what it lacks, not for its address. */
async function takesRecordings(url: string): Promise<boolean> {
  try {
    const form = new FormData()
    form.set('model', 'none')
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { method: 'POST', body: form, signal, redirect: 'error' })
    return (response.status === 400 || response.status === 422) && /\bfile\b/.test(await response.text())
  } catch {
    return false
  }
}

const isPrintable = (id: string) => /^[^\p{C}]{1,200}$/u.test(id)
const canListen = /whisper|parakeet|canary|moonshine|voxtral/i
/** Excludes models for embeddings and speech, which say so in their names. */
const canWrite = (id: string) => !/embed/i.test(id) && !canListen.test(id)

const inShell = (word: string) => (/^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
