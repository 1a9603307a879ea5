import type * as z from 'zod'

type Sections = Record<string, z.ZodObject>

export type SectionOf<All extends Sections> = {
  [Name in keyof All & string]: { section: Name; data: z.infer<All[Name]> }
}[keyof All & string]

type FieldsOf<All extends Sections> = {
  [Field in { [Name in keyof All]: keyof All[Name]['shape'] }[keyof All]]: {
    [Name in keyof All]: Field extends keyof All[Name]['shape'] ? All[Name]['shape'][Field] : never
  }[keyof All]
}

/** For one JSON body with what all sections have. */
export const fieldsOf = <All extends Sections>(sections: All): FieldsOf<All> =>
  Object.assign({}, ...Object.values(sections).map(({ shape }) => shape))
