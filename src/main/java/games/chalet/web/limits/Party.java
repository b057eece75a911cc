package games.chalet.web.limits;

import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;

/**
 * Who causes work: a person, and with all others of the same address that address.
 *
 * @param address as it is counted; of somebody whose address is not known, what identifies them
 * @param person their id; "" for a stranger
 */
public record Party(String address, String person) {

  /** Returns the sender of a request. */
  public static Party of(HttpServletRequest request, @Nullable String person) {
    return new Party(CountedAddress.of(request.getRemoteAddr()), person == null ? "" : person);
  }
}
