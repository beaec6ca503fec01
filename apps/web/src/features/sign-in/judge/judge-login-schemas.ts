// A separate file, loaded late: the schemas of two fields are larger than the screens with these fields.
export { codeLogin, nameLogin } from "@rosette/contract/sign-in"
