import type { ToldLine } from '../../contract/told-line.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { isMachineOrder, soundsInjected } from '../text/machine-orders.ts'
import type { ResumeLine } from './match-reading.ts'

/** Drops the words of answers that give orders to software. */
export const safeAnswers = (told: readonly ToldLine[]): ToldLine[] =>
  told.map((one) => (isMachineOrder(one.text) || soundsInjected(one.text) ? { ...one, text: '' } : one))

export function toldResume(told: readonly ToldLine[]): { lines: ResumeLine[]; numbered: NumberedLine[] } {
  const said = told.filter(({ text }) => text !== '')
  return {
    lines: said.map(({ text }) => ({ text, section: 'told', bullet: true })),
    numbered: said.map(({ id, text }) => ({ id, text })),
  }
}

/** The columns of a table behind a line. */
const bare = (line: string) => line.replace(/\s*\|.*$/, '')

export const answerAbout = (told: readonly ToldLine[], line: string): ToldLine | undefined =>
  told.findLast(({ requirement }) => requirement !== null && bare(requirement) === bare(line))

/** How an answer shows what was asked about; null for "no". */
export const shownByAnswer = ({ reply }: ToldLine) => (reply === 'no' ? null : reply === 'yes' ? 'alias' : 'partly')
