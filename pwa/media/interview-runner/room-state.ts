import type { ChosenDevices } from '../../platform/media-devices.ts'
import type { Speaker, Spoken } from '../../platform/speech-synthesis.ts'
import type { Desk } from '../recorder/recording-desk.ts'
import { afterEvent, type GivenAnswer, type Practice, type PracticeEvent } from './practice.ts'
import type { SilenceChoice } from './silence-choice.ts'
import type { Sounds } from './sounds.ts'
import { nothingHeardYet, type VoiceActivity } from './voice-activity.ts'

/** Listens along while an answer is recorded, where the browser can turn speech into text. */
export interface Captions {
  start(): void
  /** Ends it; resolves to what was understood, '' for nothing. */
  stop(): Promise<string>
}

/** The world around a practice. */
export interface RoomDoors {
  desk: Desk
  speaker: Speaker
  sounds: Sounds
  /** Puts the practice beside its recordings after each change. */
  keep(practice: Practice): void
  /** An answer is complete: send it, measure it. */
  answered(index: number, answer: GivenAnswer): void
  /** Words for the recording: "Question 4". */
  label(index: number): string
  captions: Captions | null
  /** Which microphone the person has chosen. */
  devices(): ChosenDevices
  /** Calls back every so many ms. Returns how to stop. */
  every(ms: number, work: () => void): () => void
  wait(ms: number): Promise<void>
  /** Keeps the screen on, and hears the headset's button, while no recording does. Return how to let go. */
  keepAwake(): () => void
  listenToHeadset(pressed: () => void): () => void
}

/** Where the hands-free loop stands; 'off' without it. `held`: it waits for the person. */
export type Beat = 'off' | 'reading' | 'tone' | 'listening' | 'held'

export interface RoomView {
  practice: Practice
  /** The question is being read aloud. */
  isReading: boolean
  /** This browser has no voice that works: say it once, show the text. */
  hasNoVoice: boolean
  beat: Beat
  silence: SilenceChoice
}

/** What the room knows besides its view. */
export interface Room extends RoomDoors {
  view: RoomView
  listeners: Set<() => void>
  /** Grows with every tap: what was under way before it is over. */
  turn: number
  /** The question being recorded; null while nothing is. */
  recordingAt: number | null
  /** Moving on has stopped the recording: the loop must not move on as well. */
  isMoving: boolean
  /** What the headset's button does. */
  press(): Promise<void>
  heard: VoiceActivity
  /** What is being put away after the last recording has ended. */
  ending: Promise<void>
  letGo: (() => void) | null
  letGoOfHeadset: (() => void) | null
  /** The question before this one was answered: the interviewer says thank you. */
  wasAnswered: boolean
}

/** A room before anything has happened in it. @param press what the headset's button does */
export function newRoom(practice: Practice, doors: RoomDoors, press: (room: Room) => Promise<void>): Room {
  const view: RoomView = { practice, isReading: false, hasNoVoice: false, beat: 'off', silence: null }
  const before = { turn: 0, recordingAt: null, isMoving: false, heard: nothingHeardYet, wasAnswered: false }
  const held = { ending: Promise.resolve(), letGo: null, letGoOfHeadset: null }
  const room: Room = { ...doors, view, listeners: new Set(), ...before, ...held, press: () => press(room) }
  return room
}

export function show(room: Room, change: Partial<RoomView>) {
  room.view = { ...room.view, ...change }
  for (const changed of room.listeners) changed()
}

export function happen(room: Room, event: PracticeEvent) {
  const practice = afterEvent(room.view.practice, event)
  if (practice === room.view.practice) return
  show(room, { practice })
  room.keep(practice)
}

export const isHandsFree = ({ view }: Room) => view.beat !== 'off'

/** Ends the reading and whatever would have followed it. Returns the number of the new turn. */
export function hush(room: Room): number {
  room.turn += 1
  room.speaker.stop()
  if (room.view.isReading) show(room, { isReading: false })
  return room.turn
}

export async function say(room: Room, text: string, turn: number): Promise<Spoken> {
  show(room, { isReading: true })
  const spoken = await room.speaker.say(text)
  if (turn !== room.turn) return 'stopped'
  show(room, { isReading: false, hasNoVoice: spoken === 'not-possible' })
  return spoken
}

export function give(room: Room, index: number, answer: GivenAnswer) {
  room.wasAnswered = true
  happen(room, { type: 'answer-was-given', index, answer })
  room.answered(index, answer)
}

export function hold(room: Room) {
  show(room, { beat: 'held' })
  hearHeadset(room)
}

export function hearHeadset(room: Room) {
  room.letGoOfHeadset ??= room.listenToHeadset(() => void room.press())
}

export function letGoOfHeadset(room: Room) {
  room.letGoOfHeadset?.()
  room.letGoOfHeadset = null
}

export function leaveHandsFree(room: Room) {
  letGoOfHeadset(room)
  room.letGo?.()
  room.letGo = null
  show(room, { beat: 'off' })
}
