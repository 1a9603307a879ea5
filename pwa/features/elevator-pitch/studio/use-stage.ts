import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { MediaKind } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { type Studio, stageAtom, startTake } from './studio-store.ts'

const countFrom = 3

export function useStage(studio: Studio, wants: MediaKind) {
  const { controller } = studio
  const setStage = useSetAtom(stageAtom)
  const { recorder } = useStore(controller.view)
  const [take, setTake] = useState(0)
  const [wasAway, setWasAway] = useState(false)
  /** Three seconds before a take. Null when none is counted. */
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (count === null) return
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : null)
      if (count > 1) return
      setTake((before) => before + 1)
      void startTake(studio, wants)
    }, 1_000)
    return () => clearTimeout(timer)
  }, [count, studio, wants])
  useWhenHidden(() => {
    setCount(null)
    if (recorder.state !== 'recording') return
    setWasAway(true)
    controller.pause()
  })
  const close = () => {
    controller.closePreview()
    controller.clear()
    setStage(null)
  }
  return {
    recorder,
    count,
    take,
    wasAway,
    tap() {
      if (count !== null) return setCount(null)
      if (recorder.state === 'recording' || recorder.state === 'paused') return void controller.stop()
      if (recorder.state === 'ready') return setCount(countFrom)
      void controller.openPreview(wants)
    },
    resume() {
      setWasAway(false)
      controller.resume()
    },
    close,
    /** Escape and Android's back gesture: never deletes anything. */
    back() {
      if (count !== null) setCount(null)
      else if (recorder.state === 'recording') controller.pause()
      else if (recorder.state === 'paused') void controller.stop()
      else if (recorder.state !== 'asking' || controller.stream() === null) close()
    },
  }
}

export type StageActions = ReturnType<typeof useStage>

/** Phones stop the camera of a hidden page: pause instead of recording black. */
function useWhenHidden(hidden: () => void) {
  const latest = useRef(hidden)
  latest.current = hidden
  useEffect(() => {
    const check = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
}
