/** What a lying model writes. `gone` must not stand in the result. Claims speak for the person; advice and company speak to the person. */
export interface PlantedLie {
  who: 'nurse' | 'seller' | 'engineer' | 'driver' | 'teacher'
  as: 'claim' | 'advice' | 'company' | 'lookUp'
  text: string
  gone: string
}
