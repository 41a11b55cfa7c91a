/** The visitor's corner of the header. Needed on every page: keep it small. */
export default {
  menu: "Your account, {{name}}",
  loggedInAs: "Logged in as {{name}}",
  account: "Account",
  orders: "My orders",
  logout: "Logout",
  welcome: "Welcome, {{name}}",
  expired: "You have been signed out. Please login to continue.",
};
