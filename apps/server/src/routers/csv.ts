import { csv } from "../features/csv/procedures.ts"
import { router } from "../kernel/access-levels.ts"

export const csvRouter = router({
  import: csv.import,
  preview: csv.preview,
  export: csv.export,
})
