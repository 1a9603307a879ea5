import { spawnSync } from 'node:child_process'
import type { ChaosPart } from './part.ts'

export const voiceInterviewChaos: ChaosPart[] = [
  {
    name: 'ten-answers',
    says: 'ten answers, three offline, one recorded again, one skipped, one silent: all arrive, and the mean is right by hand',
    async run() {
      const { status } = spawnSync(
        'playwright',
        ['test', 'e2e/voice-interview/ten-answers', '--project', 'phone', '--workers', '1'],
        {
          stdio: 'inherit',
          env: { ...process.env, LONG_STORIES: '1' },
          shell: process.platform === 'win32',
        },
      )
      return { facts: { status }, held: status === 0 }
    },
  },
]
