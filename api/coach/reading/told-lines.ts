import type { ToldLine } from '../../contract/told-line.ts'
import { isMachineOrder, soundsInjected } from '../text/machine-orders.ts'
import type { ResumeLine } from './match-reading.ts'

/** Drops the words of answers that give orders to software. */
export const safeAnswers = (told: readonly ToldLine[]): ToldLine[] =>
  told.map((one) => (isMachineOrder(one.text) || soundsInjected(one.text) ? { ...one, text: '' } : one))

export const toldResumeLines = (told: readonly ToldLine[]): ResumeLine[] =>
  told.flatMap(({ id, text }) => (text === '' ? [] : { id, text, section: 'told', bullet: true }))

/** The columns of a table behind a line. */
const bare = (line: string) => line.replace(/\s*\|.*$/, '')

export const answerAbout = (told: readonly ToldLine[], line: string): ToldLine | undefined =>
  told.findLast(({ requirement }) => requirement !== null && bare(requirement) === bare(line))

/** How an answer shows what was asked about; null for "no". */
export const shownByAnswer = ({ reply }: ToldLine) => (reply === 'no' ? null : reply === 'yes' ? 'alias' : 'partly')
