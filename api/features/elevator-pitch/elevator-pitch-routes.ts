import { Hono } from 'hono'
import type { AppEnv } from '../../http/signed-in.ts'
import type { Services } from '../../services.ts'
import { analyzeRoutes } from './analyze-routes.ts'
import { extractResumeRoutes } from './extract-resume-routes.ts'
import { generateRoutes } from './generate-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { saveRoutes } from './save-routes.ts'

export function elevatorPitchRoutes(services: Services) {
  return new Hono<AppEnv>()
    .route('/', generateRoutes(services))
    .route('/', extractResumeRoutes(services))
    .route('/', analyzeRoutes(services))
    .route('/', saveRoutes(services))
    .route('/', libraryRoutes(services))
}
