import { places } from './places.ts'

/** Every path of the specification's route table. Those whose feature is not built yet answer with a page that says so. */
const paths: readonly string[] = [
  '/',
  '/__/auth/handler',
  ...places.map(({ href }) => href),
  '/basic-interview-prep',
  '/self-interview-prep',
  '/voice-interview-prep',
  '/payment/success',
  '/payment/cancel',
]

/** Whether there is a screen at this path; every other one is 'Page Not Found'. */
export const isScreen = (path: string): boolean => paths.includes(path.length > 1 ? path.replace(/\/$/, '') : path)
