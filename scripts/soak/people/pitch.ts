import { randomUUID } from 'node:crypto'
import { look } from './looks.ts'
import { pitchFilm, soundOf } from './material.ts'
import type { Person } from './person.ts'

const pieceBytes = 2 * 1024 * 1024
const tus = { 'Tus-Resumable': '1.0.0' }
/** Share of users who save a video; the others save audio. */
const shareOfFilms = 1 / 3

interface Review {
  transcript: { transcript: string }
  score: { score: number }
  refined: { refinedPitch: string }
  alternate: { alternateExample: string }
}

export async function recordPitch(person: Person) {
  const { pair, transcript } = person.material.pitch
  const texts = { jobDescription: pair.ad, resumeText: pair.resume }
  const { script } = await person.stream('pitch-script', '/api/elevator-pitch/generate', { json: texts })
  await person.think(10, 30)
  const form = {
    ...texts,
    script: (script as { script: string }).script,
    speechSeconds: '80',
    video: [soundOf(transcript), 'pitch.m4a'],
  }
  const review = await person.stream('pitch-feedback', '/api/elevator-pitch/analyze', { form: form as never })
  await keepPitch(person, review as unknown as Review)
}

async function keepPitch(person: Person, { transcript, score, refined, alternate }: Review) {
  const uploadId = await upload(person, person.random() < shareOfFilms ? pitchFilm : soundOf(transcript.transcript))
  const form = {
    ...{ uploadId, transcript: transcript.transcript, score: `${score.score}` },
    ...{ refinedPitch: refined.refinedPitch, alternateExample: alternate.alternateExample },
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const saved = await person.call('save-pitch', 'work', '/api/elevator-pitch/save', { method: 'POST', form, headers })
  const { id, videoUrl } = saved.json() as { id: string; videoUrl: string }
  await look(person, 'library')
  await person.call('watch-pitch', 'work', videoUrl, { headers: { Range: 'bytes=0-524287' } })
  await person.call('delete-pitch', 'work', `/api/elevator-pitch/${id}`, { method: 'DELETE' })
}

async function upload(person: Person, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const uploadId = randomUUID()
  const metadata = `uploadId ${Buffer.from(uploadId).toString('base64')}`
  const creation = { ...tus, 'Upload-Length': `${bytes.length}`, 'Upload-Metadata': metadata }
  await person.call('begin-upload', 'work', '/api/uploads', { method: 'POST', headers: creation })
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const headers = { ...tus, 'Upload-Offset': `${at}`, 'Content-Type': 'application/offset+octet-stream' }
    const body = bytes.subarray(at, at + pieceBytes)
    await person.call('upload-piece', 'work', `/api/uploads/${uploadId}`, { method: 'PATCH', headers, body })
  }
  return uploadId
}
