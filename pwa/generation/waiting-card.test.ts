import { expect, test } from 'vitest'
import { waitingWords } from './waiting-card.tsx'

test('a request that waits says where it is, and whether the page is needed', () => {
  expect(waitingWords('feedback', false, 'on-this-device', true)).toBe(
    'No connection. Keep going. Your recording is safe on this device, and your feedback follows automatically, even if you close Greenroom.',
  )
  expect(waitingWords('resume', false, 'on-this-device', false)).toMatch(/follows automatically, while Greenroom is open\.$/)
  const inThisTab = waitingWords('resume', false, 'in-this-tab', true)
  expect(inThisTab).toMatch(/Keep it open/)
  expect(inThisTab).not.toMatch(/safe/)
  expect(waitingWords('resume', true, 'on-this-device', true)).not.toMatch(/No connection/)
})
