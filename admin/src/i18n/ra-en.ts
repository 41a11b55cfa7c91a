/**
 * react-admin's texts of the bar, of notifications and of failures, in the panel's words: its own are fetched with the
 * texts of the pages.
 */
export const raEn = {
  ra: {
    action: {
      back: "Go back",
      refresh: "Refresh",
      undo: "Undo",
      close: "Close",
      open_menu: "Open menu",
      close_menu: "Close menu",
      toggle_theme: "Light or dark",
      update_application: "Reload the page",
    },
    page: {
      error: "Something went wrong",
      loading: "Loading",
      not_found: "Not found",
      access_denied: "No access",
      authentication_error: "Your sign-in could not be checked",
    },
    message: {
      details: "Details",
      error: "What you asked for could not be done.",
      loading: "Please wait",
      not_found: "This address is wrong, or its page is gone.",
      access_denied: "You may not see this page",
      authentication_error: "Your sign-in could not be checked.",
      auth_error: "Your sign-in could not be checked.",
      placeholder_data_warning: "The line is bad: these may not be the newest figures.",
    },
    navigation: { skip_nav: "Skip to content" },
    notification: {
      updated: "Saved |||| %{smart_count} saved",
      created: "Created",
      deleted: "Deleted |||| %{smart_count} deleted",
      item_doesnt_exist: "This does not exist any more",
      http_error: "The shop could not be reached",
      canceled: "Cancelled",
      bad_item: "Something about this is not right",
      data_provider_error: "This could not be loaded.",
      i18n_error: "The words of this language could not be loaded",
      logged_out: "Your session has ended, please sign in again.",
      not_authorized: "You may not do this.",
      application_update_available: "There is a new version.",
      offline: "No internet. Nothing could be loaded.",
    },
    auth: { auth_check_error: "Please sign in to go on", logout: "Logout" },
  },
};
