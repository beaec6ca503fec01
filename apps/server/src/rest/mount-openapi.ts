import type { FastifyInstance } from "fastify"
export function mountOpenapi(_app: FastifyInstance): void {}
