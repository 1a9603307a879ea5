import type { Coach } from '../../../coach/coach.ts'
import type { PitchReview } from '../../../contract/elevator-pitch.ts'

/** Exactly `count` words, starting with the text's own. */
const wordsFrom = (text: string, count: number) =>
  [...text.split(/\s+/).filter(Boolean), ...Array.from({ length: count }, () => 'words')].slice(0, count).join(' ')

const delivery: PitchReview['delivery'] = {
  ...{ words: 9, durationSeconds: null, wordsPerMinute: null, fillers: null },
  ...{ fillersPerMinute: null, pauses: null, longPauses: null },
}

export const smallCoach: Pick<Coach, 'writePitch' | 'reviewPitch'> = {
  writePitch: async ({ jobDescription, resumeText }) => ({
    script: wordsFrom(`${resumeText} ${jobDescription}`, 180),
    coach: 'builtin',
  }),
  async *reviewPitch({ transcript, script, jobDescription, durationSeconds = null, source = 'recognised' }) {
    const scoreParts = [{ id: 'opening' as const, label: 'Opening', points: 71, max: 100, why: `${source}: ${script}` }]
    const score = { score: 7.1, scoreParts, findings: [], delivery: { ...delivery, durationSeconds }, scriptComparison: null }
    yield { section: 'score', data: score }
    yield { section: 'suggestions', data: { suggestions: [`Say more about ${jobDescription}`] } }
    yield { section: 'refined', data: { refinedPitch: wordsFrom(transcript, 160) } }
    yield { section: 'alternate', data: { alternateExample: wordsFrom(`Or: ${transcript}`, 160) } }
  },
}
