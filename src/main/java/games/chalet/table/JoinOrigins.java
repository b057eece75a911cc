package games.chalet.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.chalet.table.model.TableRequests;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * The addresses from which strangers have asked to join lately, in memory only: so that one address
 * cannot take all places for questions at a table. After a restart, and for those who asked at
 * another node, each person counts as an address of their own.
 */
@Component
class JoinOrigins {

  private static final int MOST = 10_000;

  private final Cache<String, String> addresses =
      Caffeine.newBuilder()
          .maximumSize(MOST)
          .expireAfterWrite(TableRequests.JOIN_WAIT.plus(TableRequests.PAUSE))
          .build();

  /** Records that a person asks from a counted address. */
  void ask(String person, String address) {
    addresses.put(person, address);
  }

  /** Returns the address of a person who has asked, or the person where it is not known. */
  String of(String person) {
    return Optional.ofNullable(addresses.getIfPresent(person)).orElse(person);
  }
}
