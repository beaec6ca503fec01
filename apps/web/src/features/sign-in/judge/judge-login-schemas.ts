// Fetched by itself, late: what checks two fields weighs more than the screens that hold them.
export { codeLogin, nameLogin } from "@rosette/contract"
