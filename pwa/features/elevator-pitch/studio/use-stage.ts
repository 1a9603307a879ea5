import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { isBusy } from '../../../media/recorder/recorder.ts'
import { cameraUnavailable } from '../../../media/recorder/recording-texts.ts'
import type { MediaKind } from '../../../platform/local-store.ts'
import { rememberedDevices } from '../../../platform/media-devices.ts'
import { useStore } from '../../../platform/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import { closePreview, handOverPreview, openPreview, previewAtom } from './preview.ts'
import type { Studio } from './studio-atom.ts'
import { stageAtom } from './studio-atom.ts'
import { studioTexts } from './studio-texts.ts'

export function useStage({ controller }: Studio, wants: MediaKind) {
  const preview = useAtomValue(previewAtom)
  const setStage = useSetAtom(stageAtom)
  const { recorder, isCameraMissing } = useStore(controller.view)
  const [take, setTake] = useState(0)
  const [wasAway, setWasAway] = useState(false)
  const begin = useCallback(() => {
    setTake((before) => before + 1)
    const opened = handOverPreview()
    const what = { wants: opened?.kind ?? wants, label: studioTexts.takeLabel, devices: rememberedDevices() }
    void controller.record({ ...what, ...(opened && { opened }) })
  }, [controller, wants])
  const countdown = useCountdown(begin)
  useCameraToast((preview.state === 'open' && preview.isCameraMissing) || isCameraMissing)
  usePauseWhenHidden(() => {
    countdown.cancel()
    if (recorder.state !== 'recording') return
    setWasAway(true)
    controller.pause()
  })
  const close = () => {
    closePreview()
    controller.clear()
    setStage(null)
  }
  return {
    preview,
    recorder,
    countdown,
    take,
    wasAway,
    tap() {
      if (countdown.count !== null) return countdown.cancel()
      if (recorder.state === 'recording' || recorder.state === 'paused') return void controller.stop()
      if (preview.state === 'open') return countdown.start()
      controller.clear()
      void openPreview(wants)
    },
    resume() {
      setWasAway(false)
      controller.resume()
    },
    switchTo(kind: MediaKind) {
      setStage({ wants: kind })
      void openPreview(kind)
    },
    close,
    /** Escape and Android's back gesture: never deletes anything. */
    back() {
      if (countdown.count !== null) countdown.cancel()
      else if (recorder.state === 'recording') controller.pause()
      else if (recorder.state === 'paused') void controller.stop()
      else if (!isBusy(recorder)) close()
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

interface Countdown {
  count: number | null
  start(): void
  cancel(): void
}

/** Three seconds. Calls `onZero` once unless canceled. */
function useCountdown(onZero: () => void): Countdown {
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
