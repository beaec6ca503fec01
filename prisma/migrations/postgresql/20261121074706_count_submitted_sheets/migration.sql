-- CreateIndex
CREATE INDEX "Sheet_judgeId_isSubmitted_idx" ON "Sheet"("judgeId", "isSubmitted");
