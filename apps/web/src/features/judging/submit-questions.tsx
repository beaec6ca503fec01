import type { Criterion } from "@rosette/contract/criteria"
import { LaterDialog } from "./later-dialog.tsx"
import type { OpenSheet } from "./sheet/use-sheet.ts"
import type { Submitting } from "./sheet/use-submitting.ts"

type Props = { sheet: OpenSheet; submitting: Submitting; onShow: (criterion: Criterion | undefined) => void }

/** The questions before a final submit. */
export function SubmitQuestions({ sheet: { sum }, submitting, onShow }: Props) {
  const { question } = submitting
  return (
    <>
      <LaterDialog
        part={(later) => later.TermsDialog}
        dialog={{
          unscored: sum.unscored,
          isOpen: question === "terms",
          onAccept: submitting.acceptTerms,
          onGoBack: () => onShow(sum.unscored[0]),
          onClose: submitting.goBack,
        }}
      />
      <LaterDialog
        part={(later) => later.UnscoredDialog}
        dialog={{
          unscored: sum.unscored,
          isOpen: question === "unscored",
          onSubmit: submitting.submitUnscored,
          onClose: () => onShow(sum.unscored[0]),
        }}
      />
      <LaterDialog
        part={(later) => later.AboveMaxDialog}
        dialog={{
          aboveMax: sum.aboveMax,
          unscored: sum.unscored,
          isOpen: question === "aboveMax",
          onSubmit: submitting.submitCapped,
          onClose: () => onShow(sum.aboveMax[0]?.criterion),
        }}
      />
    </>
  )
}
