export interface Told {
  text: string
  from: readonly string[]
}

/** A field that was not said is null. */
export interface ToldJob {
  title: Told | null
  /** False where the person described the work but did not name the job: "I cook" for a cook. */
  titleSaid: boolean
  employer: Told | null
  place: Told | null
  start: Told | null
  end: Told | null
  /** "six years", for a job told without years. */
  lasted: Told | null
  deeds: Told[]
}

export interface ToldStudy {
  degree: Told | null
  school: Told | null
  /** "2011", "2009 – 2011", "Expected 2027". */
  dates: Told | null
}

/** From the connected model and from the built-in reader. */
export interface ToldLife {
  name: Told | null
  location: Told | null
  email: Told | null
  phone: Told | null
  summary: Told[]
  jobs: ToldJob[]
  studies: ToldStudy[]
  certificates: Told[]
  skills: Told[]
}
