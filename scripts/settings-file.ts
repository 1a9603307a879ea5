import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

// Imported first by every command that reads settings; the environment overrides .env.
if (existsSync('.env')) loadEnvFile('.env')
