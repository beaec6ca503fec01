declare module "@prisma/client/runtime/query_compiler_fast_bg.*.mjs" {
  export class QueryCompiler {
    compile(query: string): object
  }
}
