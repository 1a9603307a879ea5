import { practiseInterview } from './interview.ts'
import { look } from './looks.ts'
import type { Person } from './person.ts'
import { recordPitch } from './pitch.ts'

async function signUp(person: Person) {
  await person.call('page', 'cheap', '/')
  await person.signIn()
  await look(person, 'settings', 'profile')
  await person.call('active', 'cheap', '/api/user/active', { method: 'POST' })
  await person.think()
  await verifyPhone(person)
  await look(person, 'balance')
}

export async function verifyPhone(person: Person) {
  const json = { phoneNumber: person.phoneNumber }
  await person.call('check-phone', 'work', '/api/check-phone', { method: 'POST', json })
  await person.linkPhone()
  await person.call('verify-phone', 'work', '/api/verify-phone', { method: 'POST', json })
  await person.call('grant-credits', 'work', '/api/grant-credits', { method: 'POST' })
}

async function analyzeResume(person: Person) {
  const { pair, resume } = person.material
  const ad = new TextEncoder().encode(pair.ad)
  await person.call('read-job-ad', 'work', '/api/read-job-ad', { method: 'POST', form: { file: [ad, 'ad.txt'] } })
  await person.think()
  const form = { jobDescription: pair.ad, resume: [resume.bytes, resume.name] satisfies [unknown, string] }
  await person.stream('analyze', '/api/analyze', { form: form as never })
  await look(person, 'balance')
}

async function prepare(person: Person) {
  const { pair, resume } = person.material
  const form = {
    ...{ jobDescription: pair.ad, interviewRound: 'hiring-manager' },
    resumeFile: [resume.bytes, resume.name] satisfies [unknown, string],
  }
  await person.stream('prepare', '/api/interview-prep/generate', { form: form as never })
  await look(person, 'balance')
}

/** Pays on the checkout page; both the webhook and the success page report it. */
async function buyCredits(person: Person) {
  const json = { email: person.email, packageType: 'basic' }
  const opened = await person.call('checkout', 'work', '/api/create-checkout-session', { method: 'POST', json })
  const { url } = opened.json() as { url: string }
  const body = new URLSearchParams({ choice: 'pay' })
  const paid = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const session = new URL(paid.headers.get('location') ?? 'http://none').searchParams.get('session_id') ?? ''
  await person.call('payment-success', 'work', `/api/payment-success?session_id=${session}`)
  await look(person, 'balance', 'purchases', 'history')
}

async function speakResume(person: Person) {
  const form = { transcript: person.material.spoken }
  const { resume } = await person.stream('spoken-resume', '/api/voice-to-resume/generate', { form })
  const { resumeData } = resume as { resumeData: object }
  await person.call('download', 'work', '/api/voice-to-resume/download', { method: 'POST', json: { resumeData } })
}

async function leave(person: Person) {
  const json = { feedbackText: 'It helped me. Thank you.' }
  await person.call('feedback', 'work', '/api/feedback', { method: 'POST', json })
  await person.call('export', 'work', '/api/account/export')
  await deleteAccount(person)
}

export const deleteAccount = (person: Person) => person.call('delete-account', 'work', '/api/account', { method: 'DELETE' })

/** The whole product, once, in the usual order. */
const parts = [signUp, analyzeResume, prepare, buyCredits, practiseInterview, recordPitch, speakResume]

/** @throws CallFailed, TownClosed */
export async function practise(person: Person) {
  for (const part of parts) {
    await part(person)
    await person.think()
  }
  await leave(person)
}
