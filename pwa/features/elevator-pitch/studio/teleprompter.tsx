import './teleprompter.css'
import { useAtomValue } from 'jotai'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useMediaQuery } from '../../../platform/media-query.ts'
import { WithGaps } from '../../../ui/with-gaps.tsx'
import { prompterSettingsAtom, scriptMs } from './prompter-settings.ts'

interface TeleprompterProps {
  script: string
  isRolling: boolean
  tapWords: string | null
  onTap: () => void
}

/** Close to the lens, moving under a lamp bar. Arrow keys move it by line. */
export function Teleprompter({ script, isRolling, tapWords, onTap }: TeleprompterProps) {
  const { pace, sizePx } = useAtomValue(prompterSettingsAtom)
  const isByLine = useMediaQuery('(prefers-reduced-motion: reduce)')
  const text = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation>(null)
  const wholeMs = scriptMs(script)
  useEffect(() => {
    const element = text.current!
    // A browser animation costs a recording phone nothing.
    const rolling = element.animate({ transform: fromFirstToLastLine }, { duration: wholeMs, fill: 'both' })
    rolling.pause()
    animation.current = rolling
    // Another text size or a turned phone changes the lines.
    const watch = new ResizeObserver(() =>
      rolling.effect?.updateTiming({ easing: isByLine ? `steps(${linesIn(element)}, jump-none)` : 'linear' }),
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      rolling.cancel()
    }
  }, [wholeMs, isByLine])
  useEffect(() => {
    const rolling = animation.current!
    rolling.updatePlaybackRate(pace)
    // An animation played at its end would start over.
    if (isRolling && Number(rolling.currentTime) < wholeMs) rolling.play()
    else rolling.pause()
  }, [isRolling, pace, wholeMs])
  const step = (by: 1 | -1) => {
    const atMs = Number(animation.current!.currentTime) + (by * wholeMs) / linesIn(text.current!)
    animation.current!.currentTime = Math.min(wholeMs - 1, Math.max(0, atMs))
  }
  return (
    <section
      className="prompter"
      aria-label="Teleprompter"
      style={{ '--prompter-size': `${sizePx}px` } as CSSProperties}
      data-rolling={isRolling}
    >
      <div className="prompter-window">
        <div className="prompter-text" ref={text}>
          {script.split(/\n\s*\n/u).map((paragraph, at) => {
            // A script's paragraphs never change order.
            const key = `paragraph-${at}`
            return (
              <p key={key}>
                <WithGaps text={paragraph} />
              </p>
            )
          })}
        </div>
      </div>
      <span className="prompter-lamp" aria-hidden="true" />
      <button
        type="button"
        className="prompter-tap"
        aria-label={tapWords ?? 'The script is paused'}
        aria-disabled={tapWords === null}
        onClick={tapWords === null ? undefined : onTap}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') step(-1)
          if (key === 'ArrowDown') step(1)
        }}
      />
    </section>
  )
}

const fromFirstToLastLine = ['translateY(0)', 'translateY(calc(2 * var(--prompter-line) - 100%))']

/** One line of padding is above the first. A closing dialog has no lines. */
const linesIn = (text: HTMLElement) => {
  const lines = Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight)) - 1
  return lines > 2 ? lines : 2
}
