import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { cameraUnavailable } from '../../../media/recorder/recording-texts.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import { type Studio, stageAtom } from './studio-atom.ts'
import { studioTexts } from './studio-texts.ts'

export function useStage({ controller }: Studio, wants: MediaKind) {
  const setStage = useSetAtom(stageAtom)
  const { recorder, isCameraMissing } = useStore(controller.view)
  const [take, setTake] = useState(0)
  const [wasAway, setWasAway] = useState(false)
  const begin = useCallback(() => {
    setTake((before) => before + 1)
    const { recorder } = controller.view.get()
    void controller.record({ wants: recorder.state === 'ready' ? recorder.kind : wants, label: studioTexts.takeLabel })
  }, [controller, wants])
  const countdown = useCountdown(begin)
  useCameraToast(isCameraMissing)
  usePauseWhenHidden(() => {
    countdown.cancel()
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
    countdown,
    take,
    wasAway,
    tap() {
      if (countdown.count !== null) return countdown.cancel()
      if (recorder.state === 'recording' || recorder.state === 'paused') return void controller.stop()
      if (recorder.state === 'ready') return countdown.start()
      void controller.openPreview(wants)
    },
    resume() {
      setWasAway(false)
      controller.resume()
    },
    switchTo(kind: MediaKind) {
      setStage({ wants: kind })
      void controller.openPreview(kind)
    },
    close,
    /** Escape and Android's back gesture: never deletes anything. */
    back() {
      if (countdown.count !== null) countdown.cancel()
      else if (recorder.state === 'recording') controller.pause()
      else if (recorder.state === 'paused') void controller.stop()
      else if (recorder.state !== 'asking' || controller.stream() === null) close()
    },
  }
}

export type StageActions = ReturnType<typeof useStage>

function useCameraToast(isMissing: boolean) {
  useEffect(() => {
    if (isMissing) toast(cameraUnavailable)
  }, [isMissing])
}

/** Phones stop the camera of a hidden page: pause instead of recording black. */
function usePauseWhenHidden(hidden: () => void) {
  useEffect(() => {
    const check = () => document.visibilityState === 'hidden' && hidden()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [hidden])
}

const from = 3

/** Three seconds. Calls `onZero` once unless canceled. */
function useCountdown(onZero: () => void) {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (count === null) return
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : null)
      if (count === 1) onZero()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [count, onZero])
  return {
    count,
    start: useCallback(() => setCount(from), []),
    cancel: useCallback(() => setCount(null), []),
  }
}
