import './teleprompter.css'
import { useAtomValue } from 'jotai'
import { type CSSProperties, useCallback, useEffect, useRef } from 'react'
import { useMediaQuery } from '../../../platform/media-query.ts'
import { prompterSettingsAtom, scriptMs } from './prompter-pace.ts'
import { openScriptRoller, type ScriptRoller } from './script-roller.ts'

interface TeleprompterProps {
  script: string
  isRolling: boolean
  take: number
  tapWords: string | null
  onTap: () => void
}

/** Close to the lens, moving under a lamp bar. Arrow keys move it by line. */
export function Teleprompter({ script, isRolling, take, tapWords, onTap }: TeleprompterProps) {
  const { pace, sizePx } = useAtomValue(prompterSettingsAtom)
  const isByLine = useMediaQuery('(prefers-reduced-motion: reduce)')
  const roller = useRef<ScriptRoller | null>(null)
  const attach = useCallback(
    (text: HTMLDivElement) => {
      const opened = openScriptRoller(text, scriptMs(script))
      roller.current = opened
      return () => opened.close()
    },
    [script],
  )
  useEffect(() => roller.current?.update({ isRolling, pace, sizePx, isByLine, take }), [isRolling, pace, sizePx, isByLine, take])
  return (
    <section className="prompter" aria-label="Teleprompter" style={lineSize(sizePx)} data-rolling={isRolling}>
      <div className="prompter-window">
        <div className="prompter-text" ref={attach}>
          <Words script={script} />
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
          if (key === 'ArrowUp') roller.current?.step(-1)
          if (key === 'ArrowDown') roller.current?.step(1)
        }}
      />
    </section>
  )
}

const lineSize = (sizePx: number) => ({ '--prompter-size': `${sizePx}px` }) as CSSProperties

/** One element per word, so the roller can measure its position. */
function Words({ script }: { script: string }) {
  return (
    script
      .split(/\n\s*\n/u)
      // A blank is one item to skip, not words to say.
      .map((paragraph) => paragraph.match(/\[[^\]]+\]\S*|\S+/gu) ?? [])
      .map((words, at) => {
        // A script's words never change order.
        const key = `paragraph-${at}`
        return (
          <p key={key}>
            {words.map((word, index) => {
              const wordKey = `word-${index}`
              return (
                <span key={wordKey} data-word className={word.startsWith('[') ? 'gap' : undefined}>
                  {`${word} `}
                </span>
              )
            })}
          </p>
        )
      })
  )
}
