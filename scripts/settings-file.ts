import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

// Imported first by every command that reads settings: a .env file counts, and the environment counts more.
if (existsSync('.env')) loadEnvFile('.env')
