import type { MediaKind } from '../../platform/local-store.ts'

export type Refusal = 'no-permission' | 'no-device' | 'device-busy' | 'not-supported'
/** Everything up to the ending is always kept. */
export type Ending = 'by-user' | 'time-was-up' | 'device-was-lost' | 'device-is-full' | 'recorder-broke'

interface Take {
  recordingId: string
  /** 'audio' also when a video was requested without a camera. */
  kind: MediaKind
}

export type Recorder =
  | { state: 'idle' }
  | { state: 'asking'; wants: MediaKind }
  /** Devices are open, nothing is recorded yet. */
  | { state: 'ready'; kind: MediaKind }
  | ({ state: 'recording'; recordedMs: number; sinceMs: number } & Take)
  | ({ state: 'paused'; recordedMs: number; why: 'by-user' | 'interrupted' } & Take)
  | ({ state: 'completed'; recordedMs: number; why: Ending } & Take)
  | { state: 'refused'; why: Refusal }
  | { state: 'failed'; why: 'could-not-start' | 'not-enough-space' }

export type RecorderEvent =
  | { type: 'devices-were-requested'; wants: MediaKind }
  | { type: 'devices-were-opened'; kind: MediaKind }
  | { type: 'preview-was-closed' }
  | { type: 'devices-were-refused'; why: Refusal }
  | { type: 'start-failed'; why: 'could-not-start' | 'not-enough-space' }
  | ({ type: 'recording-started'; atMs: number } & Take)
  | { type: 'recording-was-paused'; why: 'by-user' | 'interrupted'; atMs: number }
  | { type: 'resume-was-tapped'; atMs: number }
  | { type: 'recording-ended'; atMs: number; why: Ending }
  | { type: 'recording-was-cleared' }

export const idle: Recorder = { state: 'idle' }

export function recordedMsAt(recorder: Recorder, atMs: number): number {
  if (recorder.state === 'recording') return recorder.recordedMs + Math.max(0, atMs - recorder.sinceMs)
  return 'recordedMs' in recorder ? recorder.recordedMs : 0
}

export function isTimeUp(recorder: Recorder, limitMs: number, atMs: number): boolean {
  return recorder.state === 'recording' && recordedMsAt(recorder, atMs) >= limitMs
}

/** Events that make no sense in this state (a second tap, a late response) change nothing. */
export function afterEvent(recorder: Recorder, event: RecorderEvent): Recorder {
  switch (event.type) {
    case 'devices-were-requested':
      return isBusy(recorder) ? recorder : { state: 'asking', wants: event.wants }
    case 'devices-were-opened':
      return recorder.state === 'asking' ? { state: 'ready', kind: event.kind } : recorder
    case 'preview-was-closed':
      return recorder.state === 'asking' || recorder.state === 'ready' ? idle : recorder
    case 'devices-were-refused':
      return recorder.state === 'asking' ? { state: 'refused', why: event.why } : recorder
    case 'start-failed':
      return recorder.state === 'asking' ? { state: 'failed', why: event.why } : recorder
    case 'recording-started': {
      if (recorder.state !== 'asking') return recorder
      const { recordingId, kind, atMs } = event
      return { state: 'recording', recordingId, kind, recordedMs: 0, sinceMs: atMs }
    }
    case 'recording-was-paused': {
      if (recorder.state !== 'recording') return recorder
      const { recordingId, kind } = recorder
      return { state: 'paused', recordingId, kind, recordedMs: recordedMsAt(recorder, event.atMs), why: event.why }
    }
    case 'resume-was-tapped': {
      if (recorder.state !== 'paused') return recorder
      const { recordingId, kind, recordedMs } = recorder
      return { state: 'recording', recordingId, kind, recordedMs, sinceMs: event.atMs }
    }
    case 'recording-ended': {
      if (!isUnderWay(recorder)) return recorder
      const { recordingId, kind } = recorder
      return { state: 'completed', recordingId, kind, recordedMs: recordedMsAt(recorder, event.atMs), why: event.why }
    }
    case 'recording-was-cleared':
      return isBusy(recorder) ? recorder : idle
  }
}

/** Nothing else may take the microphone, and the app may not update. */
export function isBusy(recorder: Recorder): boolean {
  return recorder.state === 'asking' || isUnderWay(recorder)
}

export function isUnderWay(recorder: Recorder): recorder is Recorder & { state: 'recording' | 'paused' } {
  return recorder.state === 'recording' || recorder.state === 'paused'
}
